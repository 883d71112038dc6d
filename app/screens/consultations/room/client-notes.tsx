// The astrologer's private notes about the client, shared by all chats and calls with this client. Saved while typing.
import { useTexts } from '#app/language/texts.ts'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { NOTES_MAX } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { notesTexts } from './notes-text.ts'
import { useNotes } from './use-notes.ts'

type Props = { clientId: string; clientName: string }

/** A card for the side column of a call. */
export function ClientNotes(props: Props) {
  return (
    <section className="bg-(--night-card) card card-pad">
      <NotesField {...props} />
    </section>
  )
}

/** Collapsed above a chat. */
export function FoldedNotes(props: Props) {
  const text = useTexts(notesTexts)
  return (
    <details className="max-h-[45%] min-h-10.5 overflow-y-auto border-b border-line bg-surface px-gutter py-2 desk-open:max-h-[30%] room-lowest:hidden">
      <summary
        className="min-h-6 cursor-pointer truncate text-14 text-link"
        title={text.label(isolatedName(props.clientName))}
      >
        {text.label(isolatedName(props.clientName))}
      </summary>
      <div className="py-3">
        <NotesField {...props} hideLabel />
      </div>
    </details>
  )
}

function NotesField({ clientId, clientName, hideLabel }: Props & { hideLabel?: boolean }) {
  const text = useTexts(notesTexts)
  const { notes, state, write, save, retry } = useNotes(clientId)
  return (
    <>
      <TextareaField
        label={text.label(isolatedName(clientName))}
        hideLabel={hideLabel ?? false}
        hint={state === 'failed' ? null : text[state]}
        error={state === 'failed' ? text.failed : undefined}
        rows={4}
        maxLength={NOTES_MAX}
        value={notes ?? ''}
        disabled={notes === null}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={save}
      />
      {state === 'failed' ? (
        <button type="button" className="mt-1 min-h-9 text-14 text-link underline" onClick={retry}>
          {text.retry}
        </button>
      ) : null}
    </>
  )
}
