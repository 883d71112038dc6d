import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useSentence } from '#app/errors/use-sentence.ts'
import { useTexts } from '#app/language/texts.ts'
import { useFileDrop } from '#app/screens/consultations/files/use-file-drop.ts'
import { useFiles } from '#app/screens/consultations/files/use-files.ts'
import { RoomEmojiButton } from '#app/screens/consultations/room/room-parts.tsx'
import { Button, Spinner } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { fieldError, fieldHint, growingTextareaClass } from '#app/ui/form/field-class.ts'
import { isComposing } from '#app/ui/form/is-composing.ts'
import { pastedFiles } from '#app/ui/form/pasted-files.ts'
import { useMedia } from '#app/ui/hooks/use-media.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { RefusedWords, RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { CHAT_TEXT_MAX } from '#workers/contract/limits.ts'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { chatTexts } from './chat-text.ts'
import { useMentionMenu } from './use-mention-menu.tsx'
import { useMessageDraft } from './use-message-draft.ts'

type Props = {
  consultationId: string
  disabled: boolean
  /** The meter is stopped: messages remain on this page until it runs again. */
  waits: boolean
  /** The page has no connection to the room: files remain on this page until it reconnects. */
  away: boolean
  /** The text shown while messages are waiting. */
  waitsText?: string
  onSay(text: string): void
  onTyping(): void
  onSentFile(message: RoomChatMessage): void
  refusal: RefusedWords | null
}

export function ChatComposer({ waitsText: ownWaitsText, ...props }: Props) {
  const text = useTexts(chatTexts)
  const waitsText = ownWaitsText ?? text.waits
  const { consultationId, disabled, waits, away, onSay, onTyping, onSentFile } = props
  const refusal = useSentence(props.refusal)
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useMessageDraft(consultationId, field)
  const { picker, choose, status, held, problems, send } = useFiles(consultationId, { waits, away, onSent: onSentFile })
  const touched = useMedia('(hover: none) and (pointer: coarse)')
  const over = useFileDrop(disabled ? null : send)
  const tooMany = trimmed(draft).length - CHAT_TEXT_MAX

  const places = useMentionMenu({ field, draft, setDraft })

  function say(event?: FormEvent) {
    event?.preventDefault()
    const body = trimmed(draft)
    if (disabled || body === '' || tooMany > 0) return
    onSay(body)
    setDraft('')
    places.close()
    field.current?.focus()
  }

  // Enter sends and Shift+Enter inserts a line, except during IME composition. Keyboards of phones have no Shift+Enter.
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (places.takes(event)) return
    if (event.key === 'Enter' && !touched && !event.shiftKey && !isComposing(event)) say(event)
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    send(files)
  }

  const notes = tooMany > 0 ? [text.tooLong(tooMany)] : problems.length > 0 ? problems : refusal ? [refusal] : []
  const progress = disabled ? null : (status ?? (waits ? waitsText : null))
  return (
    <form
      className={cx(
        'composer flex flex-none flex-wrap items-end gap-2 border-t border-line px-[max(16px,calc(50%_-_364px))] py-3 in-data-ended:hidden in-[.call-messages]:gap-1.5 in-[.call-messages]:px-3',
        over ? 'bg-info-bg' : 'bg-surface',
      )}
      onSubmit={say}
    >
      <input {...picker} />
      <Button variant="plain" iconOnly aria-label={text.attach} disabled={disabled} onClick={choose}>
        {status && !held ? <Spinner /> : <MoreIcon name="paperclip" />}
      </Button>
      <RoomEmojiButton disabled={disabled} onPick={(emoji) => places.insert(emoji)} />
      <div className="relative min-w-0 flex-1">
        {places.menu}
        <textarea
          ref={field}
          dir="auto"
          className={growingTextareaClass}
          rows={Math.min(6, draft.split('\n').length)}
          placeholder={over ? text.drop : text.placeholder}
          enterKeyHint={touched ? 'enter' : 'send'}
          aria-label={text.message}
          aria-invalid={tooMany > 0 || undefined}
          {...places.aria}
          value={draft}
          disabled={disabled}
          onChange={(event) => {
            setDraft(event.target.value)
            places.changed(event.target.value, event.target.selectionStart)
            onTyping()
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={places.close}
        />
      </div>
      <Button
        type="submit"
        needsScript
        variant="primary"
        iconOnly
        aria-label={text.send}
        disabled={disabled || trimmed(draft) === ''}
      >
        <MoreIcon name="send-horizontal" />
      </Button>
      {progress ? (
        <p className={cx(fieldHint, 'basis-full wrap-anywhere')} role="status">
          {progress}
        </p>
      ) : null}
      {notes.map((note) => (
        <p className={cx(fieldError, 'basis-full wrap-anywhere')} role="alert" key={note}>
          {note}
        </p>
      ))}
    </form>
  )
}
