// The client's weight as it travels: every script, style and page gzipped without the icons' pictures, fonts as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 200_000
const ICON = /<path fill="currentColor" d="[^"]*"\/>/g
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'beachhead', 'web', 'static')
const sums = { code: 0, fonts: 0 }
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const bytes = readFileSync(join(entry.parentPath, entry.name))
  if (entry.name.endsWith('.woff2')) sums.fonts += bytes.length
  else if (!entry.name.endsWith('.woff')) sums.code += gzipSync(bytes.toString('utf8').replace(ICON, ''), { level: 9 }).length
}
console.log(`code ${sums.code} bytes gzip, fonts ${sums.fonts} bytes; the limit for code is ${LIMIT}`)
if (sums.code > LIMIT) process.exit(1)
