// The canonical form of a path. Two paths are the same address when their segments are equal after one decoding.

/** The segments of a path, decoded once, without empty ones and dots. A segment that cannot be decoded is used literally. */
export function segmentsOf(path: string): string[] {
  return written(path).split('/').filter(Boolean).map(decoded)
}

/** The path of these segments, encoded as the platform does it. */
export function pathOfSegments(segments: readonly string[]): string {
  return written(`/${segments.map((each) => each.replace(NOT_LEFT_TO_URL, encodeURIComponent)).join('/')}`)
}

// URL treats these as separators or encodings, or drops them; only newer versions of the standard encode "^".
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
