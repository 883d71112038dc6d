// The rich text editor (TipTap). Loaded by this screen only, in the browser.

import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { fieldError, fieldHint, fieldLabel } from '#app/ui/form/field-class.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { editorTexts } from './editor-text.ts'
import { imageDataUrl } from './image-data-url.ts'
import { picturesOf, readablePaste } from './pasted.ts'
import { Editor, Image, StarterKit } from './tiptap.client.ts'
import { Toolbar } from './toolbar.tsx'

export type RichTextProps = {
  html: string
  error?: string
  /** The text after a change by the user. */
  onChange(html: string): void
}

const LABEL = 'blog-content-label'
const HINT = 'blog-content-hint'

export function RichText({ html, error, onChange }: RichTextProps) {
  const text = useTexts(editorTexts)
  const box = useRef<HTMLDivElement>(null)
  const change = useRef(onChange)
  change.current = onChange
  const [editor, setEditor] = useState<Editor | null>(null)

  // External text needs a new editor, because undo must not restore the former text.
  useEffect(() => {
    if (!box.current) return
    const made = createEditor(box.current, html, (next) => change.current(next))
    setEditor(made)
    return () => {
      setEditor(null)
      made.destroy()
    }
  }, [html])

  useEffect(() => {
    const element = editor?.view.dom
    if (error) element?.setAttribute('aria-invalid', 'true')
    else element?.removeAttribute('aria-invalid')
  }, [editor, error])

  return (
    <div>
      <span className={fieldLabel} id={LABEL}>
        {text.content}
      </span>
      <div
        className={cx(
          'overflow-hidden rounded-control border bg-surface focus-within:border-focus focus-within:shadow-field',
          error ? 'border-danger' : 'border-control',
        )}
      >
        {editor ? <Toolbar editor={editor} /> : <div className="h-13 border-b border-line" />}
        <div ref={box} className="h-75 overflow-y-auto" />
      </div>
      {error ? (
        <p className={fieldError} id={HINT} role="alert">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      ) : (
        <p className={fieldHint} id={HINT}>
          {text.contentHint}
        </p>
      )}
    </div>
  )
}

function createEditor(element: HTMLElement, content: string, onChange: (html: string) => void): Editor {
  const editor: Editor = new Editor({
    element,
    content,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        // The server sets `rel` and `target` of links.
        link: { openOnClick: false, protocols: ['http', 'https'], HTMLAttributes: { rel: null, target: null } },
      }),
      Image.configure({ allowBase64: true }),
    ],
    editorProps: {
      attributes: {
        class: 'post-text min-h-full px-4 py-3.5 outline-none',
        role: 'textbox',
        // A page translator would change the post.
        translate: 'no',
        'aria-multiline': 'true',
        'aria-labelledby': LABEL,
        'aria-describedby': HINT,
      },
      transformPastedHTML: readablePaste,
      handlePaste: (_, event) => takeImages(editor, event.clipboardData),
      handleDrop: (_, event, __, moved) => !moved && takeImages(editor, event.dataTransfer),
    },
    // Drops the empty paragraph that the editor adds below lists and quotes.
    onUpdate: () => onChange(editor.getHTML().replace(/(?:<p><\/p>)+$/, '')),
  })
  return editor
}

/** Inserts pasted or dropped pictures. True: the event is handled. */
function takeImages(editor: Editor, data: DataTransfer | null): boolean {
  const files = picturesOf(data)
  if (files.length === 0) return false
  for (const file of files) {
    imageDataUrl(file).then(
      (src) => editor.chain().focus().setImage({ src }).run(),
      () => toast.error(editorTexts[currentLanguage()].image.unreadable),
    )
  }
  return true
}
