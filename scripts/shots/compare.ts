// Compares the current pictures with the accepted ones.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The greatest difference of one pixel's colour (pixelmatch, 0 to 1): less than the edge of a letter that moved. */
const PIXEL = 0.1
/** The greatest share of a picture that may differ: about 20 letters of a phone's screen. */
export const SHARE = 0.0005

export type Verdict = { file: string; state: 'equal' | 'different' | 'new' | 'gone'; share: number; size?: string }

export function compareFolders(accepted: string, current: string, diff: string, only: (name: string) => boolean) {
  mkdirSync(diff, { recursive: true })
  const filesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []).filter((file) => only(file))
  const now = new Set(filesOf(current))
  const before = new Set(filesOf(accepted))
  return [...new Set([...before, ...now])].sort().map((file): Verdict => {
    if (!now.has(file)) return { file, state: 'gone', share: 1 }
    if (!before.has(file)) return { file, state: 'new', share: 1 }
    return compare(file, accepted, current, diff)
  })
}

function compare(file: string, accepted: string, current: string, diff: string): Verdict {
  const [before, now] = [accepted, current].map((folder) => readFileSync(path.join(folder, file))) as [Buffer, Buffer]
  if (before.equals(now)) return { file, state: 'equal', share: 0 }
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(now)]
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const out = new PNG({ width, height })
  const [left, right] = [a, b].map((image) => sized(image, width, height)) as [PNG, PNG]
  const count = pixelmatch(left.data, right.data, out.data, width, height, { threshold: PIXEL })
  const share = count / (width * height)
  const equal = share <= SHARE && a.height === b.height && a.width === b.width
  if (!equal) writeFileSync(path.join(diff, file), PNG.sync.write(out))
  const size = a.height === b.height ? undefined : `${a.height} → ${b.height} px high`
  return { file, state: equal ? 'equal' : 'different', share, ...(size ? { size } : {}) }
}

function sized(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image
  const larger = new PNG({ width, height, fill: true })
  PNG.bitblt(image, larger, 0, 0, image.width, image.height, 0, 0)
  return larger
}
