import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** `import rocket from 'game-icons/rocket'` gives that one icon's SVG body, so only icons in use are shipped. */
function gameIcons(): Plugin {
  const prefix = 'game-icons/'
  const file = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
  let icons: Record<string, { body: string }> | undefined
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      icons ??= JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>
      const name = id.slice(prefix.length + 1)
      if (!icons[name]) throw new Error(`There is no game icon '${name}'.`)
      return `export default ${JSON.stringify(icons[name].body)}`
    },
  }
}

/** Icons travel in files of their own, so that they can be weighed apart: those of one board, and those that several use. */
function iconChunk(id: string, { getModuleInfo }: { getModuleInfo: (id: string) => { importers: readonly string[] } | null }): string | undefined {
  if (!id.startsWith('\0game-icons/')) return undefined
  const users = getModuleInfo(id)?.importers ?? []
  const boards = new Set(users.map((file) => /boards\/(\w+)\//.exec(file)?.[1] ?? 'shared'))
  return `icons-${boards.size === 1 ? [...boards][0] : 'shared'}`
}

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: '../src/beachhead/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { manualChunks: iconChunk } },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
})
