import { ComboboxInput, ComboboxOption, ComboboxOptions, Combobox as HeadlessCombobox } from '@headlessui/react'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type ComboboxItem = { id: string; label: string; where?: string }

export type ComboboxProps<T extends ComboboxItem> = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: T | null
  onChange: (value: T | null) => void
  query: string
  onQuery: (query: string) => void
  items: readonly T[]
  loading?: boolean
  emptyLabel?: string
  placeholder?: string
  icon?: IconName
  name?: string
  hideLabel?: boolean
}

export function Combobox<T extends ComboboxItem>(props: ComboboxProps<T>) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    query,
    onQuery,
    items,
    loading,
    emptyLabel = 'Nothing found',
    icon,
  } = props
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <label className={props.hideLabel ? 'sr' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      <HeadlessCombobox value={value} by="id" onChange={onChange} immediate>
        <div className="affix">
          {icon ? <Icon name={icon} /> : null}
          <ComboboxInput
            id={id}
            className="input"
            autoComplete="off"
            placeholder={props.placeholder}
            displayValue={(item: T | null) => item?.label ?? ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? noteId : undefined}
            onChange={(event) => onQuery(event.currentTarget.value)}
          />
          {loading ? <span className="spin" aria-hidden="true" style={{ marginRight: 12 }} /> : null}
        </div>
        <ComboboxOptions
          as="ul"
          anchor={{ to: 'bottom start', gap: 6 }}
          className="listbox empty:hidden"
          style={{ zIndex: 80, maxHeight: 320, width: 'max(var(--input-width), 260px)' }}
        >
          {items.map((item) => (
            <ComboboxOption as="li" key={item.id} value={item}>
              <span>
                {item.label}
                {item.where ? <span className="where">{item.where}</span> : null}
              </span>
            </ComboboxOption>
          ))}
          {items.length === 0 && query.length > 1 && !loading ? <li className="muted">{emptyLabel}</li> : null}
        </ComboboxOptions>
      </HeadlessCombobox>
      {error ? (
        <p className="field__error" id={noteId} role="alert">
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className="field__hint" id={noteId}>
          {hint}
        </p>
      ) : null}
      {props.name ? <input type="hidden" name={props.name} value={value?.id ?? ''} /> : null}
    </div>
  )
}
