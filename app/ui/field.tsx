import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { cx } from './cx.ts'
import { affixClass, fieldError, fieldHint, fieldLabel, inputClass, selectClass, textareaClass } from './field-class.ts'
import { Icon } from './icon.tsx'

type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** A short note at the end of the label, such as "optional". */
  note?: ReactNode
  hideLabel?: boolean
  className?: string
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldText & { id?: string; children: (wiring: Wiring) => ReactNode }

export function Field({ label, hint, error, note, hideLabel, className, id, children }: FieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  return (
    <div className={cx('block', className)}>
      <label className={hideLabel ? 'sr-only' : fieldLabel} htmlFor={fieldId}>
        {label}
        {note ? <span className="font-normal text-muted">{note}</span> : null}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': error ? errorId : hint ? hintId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className={fieldError} id={errorId} role="alert">
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className={fieldHint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

type Base<T> = FieldText & Omit<T, 'className' | 'id'> & { id?: string; inputClassName?: string; small?: boolean }

export type InputFieldProps = Base<InputHTMLAttributes<HTMLInputElement>> & {
  before?: ReactNode
  after?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export function InputField(props: InputFieldProps) {
  const {
    label,
    hint,
    error,
    note,
    hideLabel,
    className,
    id,
    inputClassName,
    small,
    before,
    after,
    inputRef,
    ...rest
  } = props
  return (
    <Field {...{ label, hint, error, note, hideLabel, className, id }}>
      {(wiring) => {
        const input = (
          <input
            ref={inputRef}
            {...rest}
            {...wiring}
            className={cx(inputClass({ small: small ?? false, inside: Boolean(before || after) }), inputClassName)}
          />
        )
        if (!before && !after) return input
        return (
          <div className={affixClass}>
            {before}
            {input}
            {after}
          </div>
        )
      }}
    </Field>
  )
}

export type TextareaFieldProps = Base<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  inputRef?: Ref<HTMLTextAreaElement>
}

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small: _small, inputRef, ...rest } = props
  return (
    <Field {...{ label, hint, error, note, hideLabel, className, id }}>
      {(wiring) => <textarea ref={inputRef} {...rest} {...wiring} className={cx(textareaClass, inputClassName)} />}
    </Field>
  )
}

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = Base<SelectHTMLAttributes<HTMLSelectElement>> & {
  options?: readonly SelectOption[]
  inputRef?: Ref<HTMLSelectElement>
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small, options, inputRef, ...rest } =
    props
  const { children, ...attributes } = rest
  return (
    <Field {...{ label, hint, error, note, hideLabel, className, id }}>
      {(wiring) => (
        <select
          ref={inputRef}
          {...attributes}
          {...wiring}
          className={cx(selectClass({ small: small ?? false }), inputClassName)}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  )
}
