// Web storage of this browser and of this tab. A server has none, and in a browser it may be blocked, full or corrupt:
// reads then return null.
import type { ListedStore } from '#app/login-state/login-storage.ts'

function webStorage(kind: 'localStorage' | 'sessionStorage'): ListedStore {
  return {
    getItem: (key) => orElse(() => globalThis[kind].getItem(key), null),
    // Throws if the storage is full or blocked; the callers handle it.
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
/** sessionStorage. */
export const tab = webStorage('sessionStorage')
