import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { fieldError } from '#app/ui/form/field-class.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { filesTexts } from './files-text.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useFiles } from './use-files.ts'

type Props = { consultationId: string; waits: boolean; onSent(): void }

export function FileDrop({ consultationId, waits, onSent }: Props) {
  const text = useTexts(filesTexts)
  const { picker, choose, status, problems, send } = useFiles(consultationId, { waits, onSent })
  const over = useFileDrop(send)

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
        <Button size="sm" onClick={choose}>
          {text.choose}
        </Button>
      </p>
      <p className="text-small text-muted">{text.limits}</p>
      <input {...picker} aria-label={text.choose} />
      {status ? (
        <p className="text-small wrap-anywhere" role="status">
          {status}
        </p>
      ) : null}
      {problems.map((problem) => (
        <p className={cx(fieldError, 'wrap-anywhere')} role="alert" key={problem}>
          {problem}
        </p>
      ))}
    </div>
  )
}
