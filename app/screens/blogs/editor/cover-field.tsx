import { useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { useObjectUrl } from '#app/ui/hooks/use-object-url.ts'
import { COVER_BYTES_MAX } from '#workers/contract/content/blog-limits.ts'
import { IMAGE_TYPES } from '#workers/contract/file-kinds.ts'
import { type CoverFiles, coverFiles } from './cover-files.ts'
import { editorTexts } from './editor-text.ts'

/** The change of the cover on save: none, another picture, or its removal. */
export type CoverChange = { kind: 'keep' } | { kind: 'new'; files: CoverFiles } | { kind: 'remove' }

type Props = { stored: string | null; change: CoverChange; error?: string; onChange(change: CoverChange): void }

export function CoverField({ stored, change, error: refused, onChange }: Props) {
  const text = useTexts(editorTexts)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useObjectUrl(change.kind === 'new' ? change.files.cover : null)
  const preview = change.kind === 'new' ? chosen : change.kind === 'keep' ? stored : null

  async function choose(file: File | undefined) {
    if (!file) return
    if (file.size > COVER_BYTES_MAX) return setError(text.coverTooLarge)
    setError(undefined)
    setBusy(true)
    try {
      onChange({ kind: 'new', files: await coverFiles(file) })
    } catch {
      setError(text.coverUnreadable)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Field label={text.cover} note={text.optional} hint={text.coverHint} error={error ?? refused}>
      {(wiring) => (
        <div className="grid justify-items-start gap-3">
          {preview ? (
            <img
              src={preview}
              alt={text.preview}
              className="max-h-75 w-auto max-w-full rounded-control border border-line"
            />
          ) : null}
          <input
            {...wiring}
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            accept={IMAGE_TYPES.join()}
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button size="sm" loading={busy} loadingLabel={text.preparing} onClick={() => input.current?.click()}>
              {preview ? text.change : text.choose}
            </Button>
            {preview ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onChange(stored ? { kind: 'remove' } : { kind: 'keep' })}
              >
                {text.remove}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </Field>
  )
}
