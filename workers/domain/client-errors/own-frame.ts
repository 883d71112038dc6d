// The place of an error in our own code.

/** An address with line and column, as all engines write a place of a stack. */
const PLACE = /(?:[a-z-]+:\/\/|\/)[^\s()@]+?:\d+:\d+/g

/** The first place below one of our addresses, without the origin; '' where there is none. */
export function ownFrameOf(stack: string, origin: string): string {
  const own = placesOf(stack).find((place) => place.startsWith(`${origin}/`) || place.startsWith('/'))
  return own?.replace(origin, '') ?? ''
}

/** True for what an extension, or a script of another site, has thrown. */
export function isForeign(stack: string, origin: string): boolean {
  return placesOf(stack).length > 0 && ownFrameOf(stack, origin) === ''
}

/** The file of a place: each build gives it another hash, line and column. */
export function fileOf(frame: string): string {
  return frame.replace(/:\d+:\d+$/, '').replace(/-[\w-]{8}(?=\.m?js$)/, '')
}

const placesOf = (stack: string): string[] => stack.match(PLACE) ?? []
