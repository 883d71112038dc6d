// On the server one process answers in both languages: a text is chosen when it is read. Within a request a read costs
// one look at the request's language; objects and functions that a module takes aside while it loads choose later.
import { languageOfRequest } from '#workers/contract/language.ts'

type Outside = (name: string) => void
let readOutside: Outside = () => undefined

/** For a test: told of each text that was read while no request was being answered, which would stay English for ever. */
export function onTextReadOutside(tell: Outside): void {
  readOutside = tell
}

/** A text of a module in both languages. `name` says where it stands. */
export function bilingual<T>(en: T, hi: T, name: string): T {
  const chosen = choosing(en, hi, name)
  if (chosen === undefined)
    throw new Error(`${name} is no object and no function: a text alone cannot choose its language`)
  return chosen
}

/** Stands for an object or a function in both languages; undefined for a value. */
function choosing<T>(en: T, hi: T, name: string): T | undefined {
  if (typeof en === 'function') {
    const [english, hindi] = [en, hi] as unknown as ((...args: unknown[]) => unknown)[]
    const call = (...args: unknown[]) => (languageOfRequest() === 'hi' ? hindi : english)?.(...args)
    return call as T
  }
  return isPlain(en)
    ? (new Proxy<object>(Array.isArray(en) ? [] : {}, handlerOf(en, hi as object, name)) as T)
    : undefined
}

type Fields = Record<PropertyKey, unknown>

function handlerOf(en: object, hi: object, name: string): ProxyHandler<object> {
  const kept = new Map<PropertyKey, unknown>()
  const now = () => (languageOfRequest() === 'hi' ? hi : en)
  return {
    get(_, key) {
      const language = languageOfRequest()
      if (language !== undefined) return (language === 'hi' ? hi : en)[key as keyof object]
      if (kept.has(key)) return kept.get(key)
      const value = (en as Fields)[key]
      if (!Object.hasOwn(en, key)) return value
      const other = (hi as Fields)[key]
      const chosen = choosing(value, other, `${name}.${String(key)}`)
      if (chosen === undefined) {
        if (String(value) !== String(other)) readOutside(`${name}.${String(key)}`)
        return value
      }
      kept.set(key, chosen)
      return chosen
    },
    has: (_, key) => key in now(),
    ownKeys: () => Reflect.ownKeys(now()),
    // The target is empty, so that each field may be told of as one that could change.
    getOwnPropertyDescriptor(target, key) {
      const own = Reflect.getOwnPropertyDescriptor(now(), key)
      if (!own) return undefined
      const value = this.get?.(target, key, target)
      return { ...own, value, configurable: !Object.hasOwn(target, key) }
    },
  }
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
