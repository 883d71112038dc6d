// A square is cut out of a photo: drag, arrow keys and zoom, all in the browser.
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { type Crop, firstCrop, squareOf, within, ZOOM_MAX } from './crop-square.ts'
import { photoText as text } from './photo-text.ts'

/** The side of the area on the screen, and of the stored photo at most. */
const SHOWN = 280
const STORED = 384
const QUALITY = 0.85
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** `onDone`: the photo to store; null when nothing is to change. */
export type PhotoCropProps = { file: File; onDone(photo: Blob | null): void }

export function PhotoCrop({ file, onDone }: PhotoCropProps) {
  const [crop, setCrop] = useState<Crop | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const url = useObjectUrl(file)
  const change = (next: Partial<Crop>) => setCrop((last) => last && within({ ...last, ...next }))

  async function take() {
    const cut = image.current && crop ? await cutOut(image.current, crop) : null
    onDone(cut ?? file)
  }

  return (
    <Dialog
      open
      onClose={() => onDone(null)}
      title={text.crop}
      description={text.cropLead}
      width={400}
      footer={
        <Button variant="primary" disabled={!crop} onClick={() => void take()}>
          {text.use}
        </Button>
      }
    >
      <CropArea crop={crop} onChange={change}>
        {url ? (
          <img
            ref={image}
            src={url}
            alt=""
            draggable={false}
            className="absolute top-0 left-0 h-(--h) w-(--w) max-w-none translate-x-(--x) translate-y-(--y) select-none"
            style={crop ? placeOf(crop) : undefined}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setCrop(firstCrop(naturalWidth, naturalHeight))
            }
            // The server says what is wrong with a file that is no picture.
            onError={() => onDone(file)}
          />
        ) : null}
      </CropArea>
      <label className="mt-5 flex items-center gap-3 text-14 font-medium">
        {text.zoom}
        <input
          type="range"
          className="h-9 flex-1 accent-(--color-accent)"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop?.zoom ?? 1}
          onChange={({ currentTarget }) => change({ zoom: Number(currentTarget.value) })}
        />
      </label>
    </Dialog>
  )
}

type AreaProps = { crop: Crop | null; onChange(next: Partial<Crop>): void; children: React.ReactNode }

function CropArea({ crop, onChange, children }: AreaProps) {
  const move = (right: number, down: number) => {
    if (!crop) return
    const scale = squareOf(crop) / SHOWN
    onChange({ x: crop.x - right * scale, y: crop.y - down * scale })
  }

  function onKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    move(arrow[0] * 10, arrow[1] * 10)
  }

  function onDrag(event: PointerEvent<HTMLElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML moves a picture
    <div
      className="relative mx-auto size-70 cursor-grab touch-none overflow-hidden rounded-full bg-sunken active:cursor-grabbing"
      role="group"
      aria-label={text.area}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
      tabIndex={0}
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onDrag}
    >
      {children}
    </div>
  )
}

/** The position of the whole picture for which its square fills the area. */
function placeOf(crop: Crop): CSSProperties {
  const square = squareOf(crop)
  const scale = SHOWN / square
  return {
    '--w': `${crop.width * scale}px`,
    '--h': `${crop.height * scale}px`,
    '--x': `${(square / 2 - crop.x) * scale}px`,
    '--y': `${(square / 2 - crop.y) * scale}px`,
  } as CSSProperties
}

/** Null where the browser cannot draw it. */
function cutOut(image: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const square = squareOf(crop)
  const side = Math.max(1, Math.min(STORED, Math.round(square)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // Pictures with clear parts stand on white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, crop.x - square / 2, crop.y - square / 2, square, square, 0, 0, side, side)
  // A browser that writes no WebP (Safari) would write PNG.
  return new Promise((resolve) =>
    canvas.toBlob(
      (webp) => (webp?.type === 'image/webp' ? resolve(webp) : canvas.toBlob(resolve, 'image/jpeg', QUALITY)),
      'image/webp',
      QUALITY,
    ),
  )
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
