import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { IMAGE_ADDRESS, IMAGE_TYPES } from '#workers/contract/file-kinds.ts'
import { editorTexts } from './editor-text.ts'
import { imageDataUrl } from './image-data-url.ts'
import { Panel } from './panel.tsx'

export function ImageForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useTexts(editorTexts).image
  const editorText = useTexts(editorTexts)
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [input, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  useEffect(() => input.current?.focus(), [input])

  function insert(address: string) {
    editor.chain().focus().setImage({ src: address, alt: alt.trim() }).run()
    onClose()
  }

  async function upload(chosen: File | undefined) {
    if (!chosen) return
    setBusy(true)
    try {
      insert(await imageDataUrl(chosen))
    } catch {
      setError(text.unreadable)
      setBusy(false)
    }
  }

  const apply = () => (IMAGE_ADDRESS.test(src.trim()) ? insert(src.trim()) : setError(text.wrong))

  function close() {
    onClose()
    editor.commands.focus()
  }

  return (
    <Panel label={editorText.toolbar.image} onApply={apply} onClose={close}>
      <div className="grid gap-3 sm:grid-cols-2">
        <InputField
          inputRef={input}
          small
          label={text.label}
          hint={text.hint}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={src}
          error={error}
          onChange={({ currentTarget }) => setSrc(currentTarget.value)}
        />
        <InputField
          small
          label={text.alt}
          hint={text.altHint}
          value={alt}
          maxLength={200}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={apply}>
          {text.apply}
        </Button>
        <Button size="sm" loading={busy} onClick={() => file.current?.click()}>
          {text.upload}
        </Button>
        <input
          ref={file}
          type="file"
          accept={IMAGE_TYPES.join()}
          className="sr-only"
          tabIndex={-1}
          aria-label={text.upload}
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button size="sm" variant="quiet" onClick={close}>
          {editorText.close}
        </Button>
      </div>
    </Panel>
  )
}
