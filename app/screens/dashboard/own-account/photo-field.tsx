// The account's photo: selected, cropped to a square in the browser, stored immediately.

import { useRevalidator } from '@remix-run/react'
import { type ComponentType, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { storePhoto } from '#app/api/store-photo.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { fieldError } from '#app/ui/form/field-class.ts'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { PHOTO_TYPES } from '#workers/contract/file-kinds.ts'
import { PHOTO_MAX_BYTES } from '#workers/contract/limits.ts'
import type { PhotoCropProps } from './photo-crop.tsx'
import type { Squares } from './photo-squares.ts'
import { photoTexts } from './photo-text.ts'

export function PhotoField({ name, photo: stored }: { name: string; photo: string | null }) {
  const text = useTexts(photoTexts)
  const url = usePhotoUrl()
  const { photo, busy, problem, setProblem, change } = useStoredPhoto(stored)
  const crop = useCrop((squares) => void change(() => storePhoto(squares, OWN)))
  const picker = useRef<HTMLInputElement>(null)

  function choose(file: File | undefined) {
    if (!file) return
    const wrong = PHOTO_TYPES.some((type) => type === file.type)
      ? file.size > PHOTO_MAX_BYTES
        ? text.tooLarge
        : null
      : text.wrongKind
    setProblem(wrong)
    if (!wrong) void crop.open(file)
  }

  return (
    <section className="mb-6 flex flex-wrap items-center gap-5" aria-label={text.photo}>
      <Avatar name={name} photo={url(photo)} size="lg" />
      <div className="space-y-2">
        <p className="text-small text-muted">{text.hint}</p>
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={picker}
            type="file"
            hidden
            accept={PHOTO_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          <Button size="sm" loading={busy} onClick={() => picker.current?.click()}>
            {text.choose}
          </Button>
          {photo ? (
            <Button
              size="sm"
              variant="quiet"
              disabled={busy}
              onClick={() => void change(() => api.call(routes.removePhoto, {}))}
            >
              {text.remove}
            </Button>
          ) : null}
        </div>
        {problem ? (
          <p className={fieldError} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      {crop.dialog}
    </section>
  )
}

const OWN = ['too_large', 'unsupported_type'] as const

function useStoredPhoto(stored: string | null) {
  const text = useTexts(photoTexts)
  const [photo, setPhoto] = useState(stored)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { revalidate } = useRevalidator()

  async function change(work: () => Promise<{ profile_photo: string | null }>) {
    setBusy(true)
    setProblem(null)
    try {
      setPhoto((await work()).profile_photo)
      revalidate()
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 ? textInPlace(error) : text.failed)
    } finally {
      setBusy(false)
    }
  }

  return { photo, busy, problem, setProblem, change }
}

/**
 * The dialog's code is loaded for the first photo. If that fails, or for a picture that cannot be drawn, the original
 * file is sent.
 */
function useCrop(onCropped: (squares: Squares) => void) {
  const [asked, setAsked] = useState<{ file: File; Crop: ComponentType<PhotoCropProps> } | null>(null)

  async function open(file: File) {
    const code = await loadOptional(() => import('./photo-crop.tsx'))
    if (code) setAsked({ file, Crop: code.PhotoCrop })
    else onCropped({ photo: file, small: null })
  }

  function done(squares: Squares | null) {
    setAsked(null)
    if (squares) onCropped(squares)
  }

  return { open, dialog: asked ? <asked.Crop file={asked.file} onDone={done} /> : null }
}
