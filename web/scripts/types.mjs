// Writes src/lib/types.ts and src/lib/views/GAME.ts from the server's own types.
// `node scripts/types.mjs --check` only says whether they are current.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const python = process.env.PYTHON ?? 'python3'
const env = { ...process.env, PYTHONPATH: join(web, '..', 'src') }
const printed = execFileSync(python, ['-m', 'beachhead.server.schema'], { env, encoding: 'utf8', maxBuffer: 1 << 26 })
const document = JSON.parse(printed)

const style = { semi: false, singleQuote: true, printWidth: 120 }
const banner = '// Made from the server’s types by `npm run types`; change those instead.\n'

/** Tuples as the older drafts write them, which is what the compiler reads. */
function tuples(part) {
  if (Array.isArray(part)) return part.map(tuples)
  if (part === null || typeof part !== 'object') return part
  const { prefixItems, ...rest } = part
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tuples(value)]))
  return prefixItems ? { ...inner, items: tuples(prefixItems), additionalItems: false } : inner
}

async function write(schema) {
  const text = await compile({ ...tuples(schema), title: 'Everything', type: 'object', additionalProperties: false }, 'Everything', {
    bannerComment: banner,
    unreachableDefinitions: true,
    style,
  })
  return text
    .replace(/export interface Everything \{\}?\n(\}\n)?/, '')
    .replace(/\/\*\*\n \* This interface was referenced by `Everything`'s[\s\S]*?\*\/\n/g, '')
    .replace(/ \*\n \* This interface was referenced by `Everything`'s[^\n]*\n \* via[^\n]*\n/g, '')
    .replace(/\n{3,}/g, '\n\n')
}

const files = { 'src/lib/types.ts': await write(document.messages) }
for (const [game, { root, ...schema }] of Object.entries(document.views)) {
  files[`src/lib/views/${game}.ts`] = (await write(schema)) + `\nexport type View = ${root}\n`
}

let stale = false
for (const [path, text] of Object.entries(files)) {
  const file = join(web, path)
  let before = ''
  try {
    before = readFileSync(file, 'utf8')
  } catch {
    // A new game has no file yet.
  }
  if (before === text) continue
  stale = true
  if (process.argv.includes('--check')) console.error(`${path} is not current: run \`npm run types\`.`)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`wrote ${path}`)
  }
}
if (stale && process.argv.includes('--check')) process.exit(1)
