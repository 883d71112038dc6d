// One setting for all sounds of this browser: requests, calls, key tones.
import { keepChoice } from '#app/login-state/login-storage.ts'
import { store } from '#app/web-storage/web-storage.ts'

const KEY = 'sounds'

export function soundsAreOn(): boolean {
  return store.getItem(KEY) !== 'off'
}

export function setSounds(on: boolean): void {
  if (on) store.removeItem(KEY)
  else keepChoice(store, KEY, 'off')
}
