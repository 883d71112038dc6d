// The image for link previews: the post's title on its cover, or on a night sky.
import { SHARE_IMAGE } from '#workers/contract/content/blog-limits.ts'

const { width: W, height: H } = SHARE_IMAGE
const MARGIN = 80
const LINES_MAX = 4
const QUALITY = 0.86

/** `cover`: the path of the stored one, or the selected file. Throws if the browser cannot draw. */
export async function shareImage({ title, cover }: { title: string; cover: Blob | string | null }): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = W
  canvas.height = H
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  await document.fonts.ready
  const styles = getComputedStyle(document.documentElement)
  const picture = cover === null ? null : await open(cover)
  if (picture) drawCover(pen, picture)
  else drawSky(pen)
  drawTitle(pen, title, styles.getPropertyValue('--font-display') || 'serif')
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  )
}

async function open(cover: Blob | string): Promise<ImageBitmap> {
  const blob = typeof cover === 'string' ? await (await fetch(cover)).blob() : cover
  return createImageBitmap(blob)
}

function drawCover(pen: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const scale = Math.max(W / picture.width, H / picture.height)
  const [w, h] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, (W - w) / 2, (H - h) / 2, w, h)
  const shade = pen.createLinearGradient(0, 0, 0, H)
  shade.addColorStop(0, 'rgb(11 16 38 / 35%)')
  shade.addColorStop(1, 'rgb(11 16 38 / 92%)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, W, H)
  picture.close()
}

function drawSky(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, W, H)
  sky.addColorStop(0, '#0b1026')
  sky.addColorStop(1, '#1b2150')
  pen.fillStyle = sky
  pen.fillRect(0, 0, W, H)
  const [x, y] = [W - 230, 170]
  pen.strokeStyle = 'rgb(138 143 192 / 45%)'
  pen.lineWidth = 2
  for (const r of [90, 150, 210, 270]) circle(pen, { x, y, r }).stroke()
  pen.fillStyle = '#f3c969'
  circle(pen, { x, y, r: 34 }).fill()
  pen.fillStyle = '#e8912d'
  circle(pen, { x: x - 106, y: y + 106, r: 12 }).fill()
}

function circle(pen: CanvasRenderingContext2D, { x, y, r }: { x: number; y: number; r: number }) {
  pen.beginPath()
  pen.arc(x, y, r, 0, 2 * Math.PI)
  return pen
}

function drawTitle(pen: CanvasRenderingContext2D, title: string, font: string): void {
  pen.fillStyle = '#f6f1e2'
  pen.textBaseline = 'alphabetic'
  for (const size of [76, 62, 50]) {
    pen.font = `600 ${size}px ${font}`
    const lines = wrapped(title, (text) => pen.measureText(text).width <= W - 2 * MARGIN)
    if (lines.length > LINES_MAX && size > 50) continue
    const shown = lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX - 1), `${lines[LINES_MAX - 1]}…`] : lines
    const height = size * 1.18
    const first = H - MARGIN - (shown.length - 1) * height
    for (const [n, line] of shown.entries()) pen.fillText(line, MARGIN, first + n * height, W - 2 * MARGIN)
    return
  }
}

/** Wraps words into lines; a word that is longer than a line gets its own, and is condensed. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
