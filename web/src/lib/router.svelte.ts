export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'decks'; game: string }
  | { page: 'lost' }

function read(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (rest.length > 0) return { page: 'lost' }
  if (!first) return { page: 'lobby' }
  if (first === 't' && second) return { page: 'table', id: second }
  if (first === 'r') return { page: 'replay', id: second }
  if (first === 'rules' && second) return { page: 'rules', game: second }
  if (first === 'decks' && second) return { page: 'decks', game: second }
  return { page: 'lost' }
}

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  route = $derived(read(this.path))

  constructor() {
    addEventListener('popstate', () => this.sync())
    addEventListener('hashchange', () => this.sync())
    addEventListener('click', (event) => this.follow(event))
  }

  go(href: string): void {
    history.pushState(null, '', href)
    this.sync()
    scrollTo(0, 0)
  }

  /** The address without what stood behind `?` or `#`: a key must not stay in sight. */
  tidy(): void {
    history.replaceState(null, '', location.pathname)
    this.sync()
  }

  private sync(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
