// Twilio's REST API by fetch: form-encoded, with the API key, a timeout, and errors that indicate whether to retry.
import type { TwilioConfig } from './config.ts'

const TIMEOUT = 8_000

export type Form = Record<string, string | number | boolean | string[] | undefined>

/**
 * `refused`: a retry gets the same refusal. `unreachable`: no answer, or a temporary error; whether the request was carried out
 * is unknown. Callers check `kind`.
 */
export class TwilioFailure extends Error {
  readonly kind: 'refused' | 'unreachable'
  readonly status: number
  /** Twilio's error code, such as 21211 for an invalid phone number. */
  readonly twilioCode: number
  constructor(message: string, of: Pick<TwilioFailure, 'kind'> & { status?: number; twilioCode?: number }) {
    super(message)
    this.name = 'TwilioFailure'
    this.kind = of.kind
    this.status = of.status ?? 0
    this.twilioCode = of.twilioCode ?? 0
  }
}

export type TwilioRest = ReturnType<typeof createTwilioRest>

export function createTwilioRest({ accountSid, apiKey, apiSecret, api, dialOnly }: TwilioConfig) {
  const authorization = `Basic ${btoa(`${apiKey}:${apiSecret}`)}`

  type Request = { method: 'GET' | 'POST' | 'DELETE'; path: string; form?: Form; timeout: number }

  async function call<Answer>({ method, path, form = {}, timeout }: Request): Promise<Answer> {
    if (method === 'POST' && dialOnly && form.To && !dialOnly.includes(String(form.To)))
      throw new TwilioFailure(`${method} ${path}: the number is not in DIAL_ONLY`, { kind: 'refused', status: 403 })
    const fields = encoded(form)
    const url = `${api}/2010-04-01/Accounts/${accountSid}/${path}`
    const query = method === 'GET' && fields.size > 0 ? `?${fields}` : ''
    const response = await fetch(url + query, {
      method,
      headers: { authorization, accept: 'application/json' },
      ...(method === 'POST' ? { body: fields } : {}),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: Error) => {
      throw new TwilioFailure(`${method} ${path}: ${error.name}`, { kind: 'unreachable' })
    })
    if (response.ok) return (response.status === 204 ? {} : await bodyOf(response)) as Answer
    const { code = 0 } = (await bodyOf(response)) as { code?: number }
    const again = response.status >= 500 || response.status === 429 || response.status === 408
    // Without Twilio's message, which contains the phone number, because errors may be logged.
    throw new TwilioFailure(`${method} ${path}: ${response.status} ${code}`, {
      kind: again ? 'unreachable' : 'refused',
      status: response.status,
      twilioCode: code,
    })
  }

  return {
    get: <Answer>(path: string, query: Form = {}, timeout = TIMEOUT) =>
      call<Answer>({ method: 'GET', path, form: query, timeout }),
    post: <Answer>(path: string, form: Form, timeout = TIMEOUT) =>
      call<Answer>({ method: 'POST', path, form, timeout }),
    delete: (path: string, timeout = TIMEOUT) => call<unknown>({ method: 'DELETE', path, timeout }),
  }
}

function encoded(form: Form): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined) continue
    // A list is one repeated field, as Twilio's StatusCallbackEvent requires.
    for (const each of Array.isArray(value) ? value : [value]) fields.append(name, String(each))
  }
  return fields
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    if (response.ok) throw new TwilioFailure('no JSON', { kind: 'unreachable', status: response.status })
    return {}
  }
}

export function isTwilioFailure(error: unknown): error is TwilioFailure {
  return error instanceof Error && error.name === 'TwilioFailure'
}
