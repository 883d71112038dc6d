import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { filesText as text } from './files-text.ts'
import { useFileDrop } from './use-file-drop.ts'
import { ACCEPTED_FILES, useFiles } from './use-files.ts'

export function FileDrop({ consultationId, onSent }: { consultationId: string; onSent(): void }) {
  const { picker, sending, problem, send } = useFiles(consultationId, onSent)
  const over = useFileDrop((file) => void send(file))

  return (
    <div className={cx('filedrop', over && 'is-over')}>
      <Icon name="paperclip" size="lg" />
      <p>
        <span className="muted filedrop__hint">{text.drop} </span>
        <Button size="sm" loading={sending} onClick={() => picker.current?.click()}>
          {text.choose}
        </Button>
      </p>
      <p className="small muted">{text.limits}</p>
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
      {problem ? (
        <p className="field__error" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
