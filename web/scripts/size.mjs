// The client's weight as it travels: every script, style and page gzipped; fonts and icons are weighed apart.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 200_000
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src', 'beachhead', 'web', 'static')
const sums = { code: 0, icons: 0, fonts: 0 }
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const bytes = readFileSync(join(entry.parentPath, entry.name))
  if (entry.name.endsWith('.woff2')) sums.fonts += bytes.length
  else if (!entry.name.endsWith('.woff')) {
    sums[entry.name.startsWith('icons-') ? 'icons' : 'code'] += gzipSync(bytes, { level: 9 }).length
  }
}
console.log(`code ${sums.code} and icons ${sums.icons} bytes gzip, fonts ${sums.fonts} bytes; the limit for code is ${LIMIT}`)
if (sums.code > LIMIT) process.exit(1)
