// Web storage of this browser and of this tab. A server has none, and a browser's may be blocked, full or corrupt: all that is read
// is then missing, and what is written lasts for the page.
import type { ListedStore } from './storage.ts'

function webStorage(kind: 'localStorage' | 'sessionStorage'): ListedStore {
  return {
    getItem: (key) => orElse(() => globalThis[kind].getItem(key), null),
    // `keepDraft` tells whether a text is kept.
    setItem: (key, value) => globalThis[kind].setItem(key, value),
    removeItem: (key) => orElse(() => globalThis[kind].removeItem(key), undefined),
    keys: () => orElse(() => Object.keys(globalThis[kind]), []),
  }
}

function orElse<Value>(use: () => Value, missing: Value): Value {
  try {
    return use()
  } catch {
    return missing
  }
}

export const store = webStorage('localStorage')
/** Storage of this tab alone. */
export const tab = webStorage('sessionStorage')
