import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { editorTexts } from './editor-text.ts'
import { Panel } from './panel.tsx'

export function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const text = useTexts(editorTexts).link
  const editorText = useTexts(editorTexts)
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function close() {
    onClose()
    editor.commands.focus()
  }

  function apply() {
    const address = completed(href.trim())
    if (!address) return setError(text.wrong)
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection the URL itself becomes the text of the link.
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    } else chain.setLink({ href: address }).run()
    onClose()
  }

  return (
    <Panel label={editorText.toolbar.link} onApply={apply} onClose={close}>
      <InputField
        inputRef={input}
        small
        label={text.label}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={href}
        error={error}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={apply}>
          {text.apply}
        </Button>
        {editor.isActive('link') ? (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {text.remove}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={close}>
          {editorText.close}
        </Button>
      </div>
    </Panel>
  )
}

/** "drishti.test/x" → "https://drishti.test/x"; null for an invalid URL. */
export function completed(typed: string): string | null {
  if (/^(?:https?:\/\/[^\s]+|\/(?![/\\])\S*)$/i.test(typed)) return typed
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : null
}
