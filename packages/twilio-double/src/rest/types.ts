import type { Exchange } from '../exchange.ts'

export type RestRequest = {
  exchange: Exchange
  method: string
  /** The path below /2010-04-01/Accounts/AC…, without .json. */
  path: string[]
  query: URLSearchParams
  form: URLSearchParams
}
export type RestReply = { status: number; body?: unknown }

const MESSAGES: Record<number, string> = {
  20003: 'Authenticate',
  20404: 'The requested resource was not found',
  20429: 'Too Many Requests',
  21201: "No 'To' number is specified",
  21205: 'Url is not a valid URL',
  21211: "Invalid 'To' Phone Number",
  21212: "Invalid 'From' Phone Number",
  21215: 'Account not authorized to call this number. Perhaps you need to enable some international permissions',
  21220: 'Invalid call state',
  21602: 'Message body is required',
  21610: 'Attempt to send to unsubscribed recipient',
  16025: 'The participant label is already in use',
}

/** An error as the API words it. */
export class RestError extends Error {
  readonly status: number
  readonly code: number
  /** `number`: the telephone that it is about, which the API's own words name. */
  constructor(status: number, code: number, number = '') {
    super(`${MESSAGES[code] ?? 'Error'}${number && `: ${number}`}`)
    this.status = status
    this.code = code
  }

  get reply(): RestReply {
    const more_info = `https://www.twilio.com/docs/errors/${this.code}`
    return { status: this.status, body: { code: this.code, message: this.message, more_info, status: this.status } }
  }
}

export const notFound = () => new RestError(404, 20404)

/** One page of a list. */
export function page(key: string, items: unknown[], { path, query }: RestRequest): RestReply {
  const size = Number(query.get('PageSize') ?? 50)
  const at = Number(query.get('Page') ?? 0)
  const uri = (number: number) => {
    const next = new URLSearchParams(query)
    next.set('Page', String(number))
    next.set('PageSize', String(size))
    return `/2010-04-01/Accounts/${path.join('/')}.json?${next}`
  }
  const slice = items.slice(at * size, (at + 1) * size)
  const body = {
    [key]: slice,
    page: at,
    page_size: size,
    start: at * size,
    end: at * size + Math.max(0, slice.length - 1),
    uri: uri(at),
    first_page_uri: uri(0),
    previous_page_uri: at > 0 ? uri(at - 1) : null,
    next_page_uri: (at + 1) * size < items.length ? uri(at + 1) : null,
  }
  return { status: 200, body }
}
