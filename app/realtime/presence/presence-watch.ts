// Presence of astrologers while a list or a profile is visible: one socket, and a fetch of all statuses each time it
// opens.

import type { LiveSocket, LiveSocketOptions } from '#app/realtime/socket/live-socket.client.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import type { PresenceAnswer, PresenceMessage, TicketAnswer } from '#workers/contract/consultations/live.ts'
import { lookAtPresence } from './presence-look.ts'

export type Status = PresenceAnswer[string]
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

export type PresenceDeps = {
  page: Page
  fetch: typeof fetch
  openSocket(options: LiveSocketOptions): Promise<LiveSocket>
  tell(statuses: ReadonlyMap<string, Status>): void
  /** The only astrologer of the page; the socket then sends only this astrologer's changes, without a delay. */
  only?: string | undefined
}

const PING_EVERY = 15_000
/**
 * A fetch may be answered from a cache or a lagging replica. After this time (ms) no answer is older than the socket.
 */
const MEMORIES_GONE = 15_000

export class PresenceWatch {
  readonly #deps: PresenceDeps
  #known: ReadonlyMap<string, Status> = new Map()
  /** Astrologers whose status was pushed since the socket opened, so it is newer than any fetched one. */
  #pushed = new Set<string>()
  #socket: Promise<LiveSocket> | null = null
  #lookAgain: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(deps: PresenceDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#deps.page.addEventListener('visibilitychange', this.#follow)
    this.#follow()
  }

  stop(): void {
    this.#stopped = true
    this.#deps.page.removeEventListener('visibilitychange', this.#follow)
    this.#close()
  }

  #follow = () => {
    if (this.#deps.page.hidden) return this.#close()
    if (this.#socket) return
    const opening = this.#deps.openSocket({
      ticket: () => this.#ticket(),
      pingEvery: PING_EVERY,
      spreadMs: 10_000,
      // Fetches changes that happened before the socket opened, or while the page was hidden.
      onOpen: () => this.#opened(),
      onMessage: (message) => this.#hear(message),
    })
    this.#socket = opening
    // The socket's module failed to load; the next time the page becomes visible it is loaded again.
    opening.catch(() => {
      if (this.#socket === opening) this.#socket = null
    })
  }

  #opened(): void {
    this.#pushed.clear()
    void this.#look()
    clearTimeout(this.#lookAgain)
    this.#lookAgain = setTimeout(() => void this.#look(), MEMORIES_GONE)
  }

  #close(): void {
    clearTimeout(this.#lookAgain)
    // The socket may still be loading.
    this.#socket?.then((socket) => socket.close()).catch(() => undefined)
    this.#socket = null
  }

  /** Needs no login, because the socket of presence is read-only. */
  async #ticket(): Promise<TicketAnswer> {
    const response = await this.#deps.fetch(apiPath(routes.issueTicket), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scope: 'presence', ...(this.#deps.only ? { id: this.#deps.only } : {}) }),
    })
    if (!response.ok) throw new Error(`ticket ${response.status}`)
    return response.json()
  }

  async #look(): Promise<void> {
    const found = await lookAtPresence(this.#deps.fetch, this.#deps.only ? [this.#deps.only] : null)
    if (found) this.#learn(Object.entries(found).filter(([id]) => !this.#pushed.has(id)))
  }

  #hear(message: unknown): void {
    const { type, ...news } = message as PresenceMessage
    if (type !== 'presence') return
    const changes = 'changes' in news ? Object.entries(news.changes) : changeOf(news)
    if (changes.length === 0) return
    for (const [id] of changes) this.#pushed.add(id)
    this.#learn(changes)
  }

  #learn(news: [string, Status][]): void {
    if (this.#stopped) return
    this.#known = new Map([...this.#known, ...news])
    this.#deps.tell(this.#known)
  }
}

function changeOf({ astrologer_id: id, status }: { astrologer_id: string; status: Status }): [string, Status][] {
  return id && status ? [[id, status]] : []
}
