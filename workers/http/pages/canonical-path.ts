// The canonical form of a path. Two paths are one address when their segments are equal after one decoding.

/** The segments of a path, decoded once; empty ones and dots are gone. A segment that cannot be decoded stands for its own text. */
export function segmentsOf(path: string): string[] {
  return written(path).split('/').filter(Boolean).map(decoded)
}

/** The address of these segments: what must be encoded is encoded as the platform does it. */
export function pathOfSegments(segments: readonly string[]): string {
  return written(`/${segments.map((each) => each.replace(NOT_LEFT_TO_URL, encodeURIComponent)).join('/')}`)
}

// URL takes these for separators or encodings, or drops them; only newer versions of the standard encode "^".
const NOT_LEFT_TO_URL = /[%/\\^\t\n\r]/g

function written(path: string): string {
  const url = new URL('http://site')
  url.pathname = path
  return url.pathname
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
