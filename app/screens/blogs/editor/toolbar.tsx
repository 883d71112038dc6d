// The buttons above the text. One of them is in the tab order; arrow keys lead to the others.
// https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/

import type { ChainedCommands, Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { IconPath } from '#app/ui/icons/icon.tsx'
import { type EditorIconName, editorIcons } from './editor-icons.ts'
import { editorTexts } from './editor-text.ts'
import { ImageForm } from './image-form.tsx'
import { LinkForm } from './link-form.tsx'

type Mark = { name: EditorIconName; isOn(editor: Editor): boolean; run(chain: ChainedCommands): ChainedCommands }

const MARKS: readonly Mark[] = [
  {
    name: 'heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bold', isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  { name: 'italic', isOn: (editor) => editor.isActive('italic'), run: (chain) => chain.toggleItalic() },
  { name: 'underline', isOn: (editor) => editor.isActive('underline'), run: (chain) => chain.toggleUnderline() },
  { name: 'bullets', isOn: (editor) => editor.isActive('bulletList'), run: (chain) => chain.toggleBulletList() },
  { name: 'numbers', isOn: (editor) => editor.isActive('orderedList'), run: (chain) => chain.toggleOrderedList() },
  { name: 'quote', isOn: (editor) => editor.isActive('blockquote'), run: (chain) => chain.toggleBlockquote() },
]

type Panel = 'link' | 'image' | null

export function Toolbar({ editor }: { editor: Editor }) {
  const text = useTexts(editorTexts).toolbar
  const [panel, setPanel] = useState<Panel>(null)
  const [current, setCurrent] = useState<EditorIconName>('heading')
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => {
      editor.off('transaction', redraw)
    }
  }, [editor])

  const close = () => setPanel(null)
  const button = (
    name: EditorIconName,
    { on, disabled, press }: { on?: boolean; disabled?: boolean; press(): void },
  ) => (
    <button
      key={name}
      type="button"
      data-tool={name}
      tabIndex={name === current ? 0 : -1}
      aria-label={text[name]}
      title={text[name]}
      aria-pressed={on}
      aria-disabled={disabled || undefined}
      className={cx(
        'grid size-9 flex-none place-items-center rounded-control hover:bg-hover aria-disabled:opacity-45',
        on && 'bg-info-bg text-info',
      )}
      onFocus={() => setCurrent(name)}
      // The selection of the text stays while the mouse presses.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (disabled ? undefined : press())}
    >
      <IconPath d={editorIcons[name]} className="size-4.5" />
    </button>
  )

  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={text.label} className="flex flex-wrap gap-0.5 p-1.5" onKeyDown={moveBetweenTools}>
        {MARKS.map(({ name, isOn, run }) =>
          button(name, { on: isOn(editor), press: () => run(editor.chain().focus()).run() }),
        )}
        {button('link', { on: editor.isActive('link'), press: () => setPanel(panel === 'link' ? null : 'link') })}
        {button('image', { press: () => setPanel(panel === 'image' ? null : 'image') })}
        {button('undo', { disabled: !editor.can().undo(), press: () => editor.chain().focus().undo().run() })}
        {button('redo', { disabled: !editor.can().redo(), press: () => editor.chain().focus().redo().run() })}
      </div>
      {panel === 'link' ? <LinkForm editor={editor} onClose={close} /> : null}
      {panel === 'image' ? <ImageForm editor={editor} onClose={close} /> : null}
    </div>
  )
}

function moveBetweenTools(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-tool]')]
  const at = tools.indexOf(document.activeElement as HTMLButtonElement)
  const { length } = tools
  const steps: Record<string, number> = {
    ArrowRight: (at + 1) % length,
    ArrowLeft: (at + length - 1) % length,
    Home: 0,
    End: length - 1,
  }
  const next = tools[steps[event.key] ?? -1]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
