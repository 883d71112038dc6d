// Crops a square out of a photo with drag, arrow keys and zoom, in the browser.

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { useObjectUrl } from '#app/ui/hooks/use-object-url.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { type Crop, firstCrop, squareOf, within, ZOOM_MAX } from './crop-square.ts'
import { type Squares, squaresOf } from './photo-squares.ts'
import { photoTexts } from './photo-text.ts'

/** The side of the area on the screen. */
const SHOWN = 280
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** `onDone`: the squares to store; null if the user cancels. */
export type PhotoCropProps = { file: File; onDone(squares: Squares | null): void }

export function PhotoCrop({ file, onDone }: PhotoCropProps) {
  const text = useTexts(photoTexts)
  const [crop, setCrop] = useState<Crop | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const url = useObjectUrl(file)
  const asItIs = { photo: file, small: null }
  const change = (next: Partial<Crop>) => setCrop((last) => last && within({ ...last, ...next }))

  async function take() {
    const cut = image.current && crop ? await squaresOf(image.current, crop) : null
    onDone(cut ?? asItIs)
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
            // The server reports a file that is not a picture.
            onError={() => onDone(asItIs)}
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
  const text = useTexts(photoTexts)
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

/** The position of the picture at which its square fills the area. */
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
