// One switch for all sounds of this browser: rings, calls, keys.
const KEY = 'sounds'

export function soundsAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setSounds(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // A blocked storage cannot hold the choice.
  }
}
