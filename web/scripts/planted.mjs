// Plants a type error in a copy of the sources and sees that svelte-check finds it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const copy = mkdtempSync(join(tmpdir(), 'planted-'))
try {
  for (const name of ['src/parts', 'src/lib', 'package.json', 'tsconfig.json', 'svelte.config.js']) {
    cpSync(join(web, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(web, 'node_modules'), join(copy, 'node_modules'))
  appendFileSync(join(copy, 'src', 'parts', 'Poster.svelte'), '\n{game.plantedError}\n')
  const command = join(web, 'node_modules', 'svelte-check', 'bin', 'svelte-check')
  const run = spawnSync(process.execPath, [command, '--workspace', copy, '--output', 'machine'], { encoding: 'utf8' })
  const found = run.status !== 0 && run.stdout.includes('plantedError')
  console.log(found ? 'svelte-check finds the planted error.' : `svelte-check missed the planted error:\n${run.stdout}`)
  process.exitCode = found ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
