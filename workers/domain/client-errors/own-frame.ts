// The location of an error in our own code.

/** A URL with line and column, as all engines write a stack frame. */
const PLACE = /(?:[a-z-]+:\/\/|\/)[^\s()@]+?:\d+:\d+/g

/** The first frame below one of our URLs, without the origin; '' without one. */
export function ownFrameOf(stack: string, origin: string): string {
  const own = placesOf(stack).find((place) => place.startsWith(`${origin}/`) || place.startsWith('/'))
  return own?.replace(origin, '') ?? ''
}

/** True for an error thrown by an extension, or by a script of another site. */
export function isForeign(stack: string, origin: string): boolean {
  return placesOf(stack).length > 0 && ownFrameOf(stack, origin) === ''
}

/** The file of a frame without its hash, line and column, which change with each build. */
export function fileOf(frame: string): string {
  return frame.replace(/:\d+:\d+$/, '').replace(/-[\w-]{8}(?=\.m?js$)/, '')
}

const placesOf = (stack: string): string[] => stack.match(PLACE) ?? []
