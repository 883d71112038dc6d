import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { fieldError } from '#app/ui/field-class.ts'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import { chatText } from './chat-text.ts'
import { filesText as text } from './files-text.ts'
import { useFileDrop } from './use-file-drop.ts'
import { ACCEPTED_FILES, useFiles } from './use-files.ts'

type Props = { consultationId: string; waits: boolean; onSent(): void }

export function FileDrop({ consultationId, waits, onSent }: Props) {
  const { picker, sending, waiting, problem, send } = useFiles(consultationId, { waits, onSent })
  const over = useFileDrop((file) => void send(file))

  return (
    <div
      className={cx(
        'grid justify-items-center gap-2 rounded-card border border-dashed border-control p-6 text-center',
        over && 'bg-accent-soft',
      )}
    >
      <MoreIcon name="paperclip" size="lg" />
      <p>
        <span className="text-muted [@media_(hover:_none)]:hidden">{text.drop} </span>
        <Button size="sm" loading={sending} onClick={() => picker.current?.click()}>
          {text.choose}
        </Button>
      </p>
      <p className="text-small text-muted">{text.limits}</p>
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPTED_FILES}
        aria-label={text.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void send(file)
          currentTarget.value = ''
        }}
      />
      {waiting ? (
        <p className="text-small" role="status">
          {chatText.fileWaits(waiting)}
        </p>
      ) : null}
      {problem ? (
        <p className={fieldError} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
