// A photo that is selected before the account exists: previewed, and checked for type and size.

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { useObjectUrl } from '#app/ui/hooks/use-object-url.ts'
import { PHOTO_TYPES } from '#workers/contract/file-kinds.ts'
import { PHOTO_MAX_BYTES } from '#workers/contract/limits.ts'

type Props = { photo: File | null; onChange(photo: File | null): void }

export function PhotoField({ photo, onChange }: Props) {
  const text = useTexts(accountTexts).photo
  const accountText = useTexts(accountTexts)
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const preview = useObjectUrl(photo)

  function choose(file: File | undefined) {
    if (!file) return
    const problem = PHOTO_TYPES.some((type) => type === file.type)
      ? file.size > PHOTO_MAX_BYTES
        ? text.tooLarge
        : null
      : text.wrongKind
    setError(problem)
    if (!problem) onChange(file)
  }

  // The user may have selected it before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there once
  useEffect(() => choose(input.current?.files?.[0]), [])

  function remove() {
    setError(null)
    onChange(null)
  }

  return (
    <Field label={text.label} note={accountText.fields.optional} hint={text.hint} error={error}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-3">
          {preview ? <Avatar photo={preview} size="lg" /> : null}
          <input
            {...wiring}
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            accept={PHOTO_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          <Button size="sm" onClick={() => input.current?.click()}>
            {photo ? text.change : text.choose}
          </Button>
          {photo ? (
            <>
              <span className="min-w-0 text-small wrap-anywhere">{photo.name}</span>
              <Button size="sm" variant="quiet" onClick={remove}>
                {text.remove}
              </Button>
            </>
          ) : null}
        </div>
      )}
    </Field>
  )
}
