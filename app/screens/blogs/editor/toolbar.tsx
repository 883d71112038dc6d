// The buttons above the text. Only one is in the tab order; arrow keys move to the others.
// https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/

import type { ChainedCommands, Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { IconPath } from '#app/ui/icons/icon.tsx'
import { editorTexts } from './editor-text.ts'
import { ImageForm } from './image-form.tsx'
import { LinkForm } from './link-form.tsx'

// Lucide geometry (ISC) of the editor's buttons, loaded only with the editor.
const editorIcons = {
  heading: 'M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1',
  subheading:
    'M4 12h8M4 18V6M12 18V6M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
  bold: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
  italic: 'M19 4h-9M14 20H5M15 4L9 20',
  underline: 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16',
  bullets: 'M3 12h.01M3 18h.01M3 6h.01M8 12h13M8 18h13M8 6h13',
  numbers: 'M10 12h11M10 18h11M10 6h11M4 10h2M4 6h1v4M6 18H4c0-1 2-2 2-3s-1-1.5-2-1',
  quote:
    'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2zM5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
} as const

type EditorIconName = keyof typeof editorIcons

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
      // Prevents a click from clearing the text selection.
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
