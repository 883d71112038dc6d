// The date of the page. Applied when it is selected in the calendar, or typed completely: on Enter or blur. Each digit
// typed into a date field changes its value, so `change` events are not enough.

import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { fieldError, inputClass } from '#app/ui/form/field-class.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import type { PanchangPage } from './data/read-panchang.ts'
import { panchangTexts } from './panchang-text.ts'

const [FIRST, LAST] = ['1800-01-02', '2200-12-30']
type Props = { page: Pick<PanchangPage, 'day' | 'errors' | 'typed'>; onDay(date: string): void }

export function DayField({ page: { day, errors, typed }, onDay }: Props) {
  const text = useTexts(panchangTexts)
  const [problem, setProblem] = useState<string | null>(errors.date)
  const input = useRef<HTMLInputElement>(null)
  const byKeys = useRef(false)
  const id = useId()
  const wrong = errors.date !== null
  // An invalid date of the URL remains if the field can contain it.
  const value = wrong ? typed.date : day.date
  const stood = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is filled for another day only; `commit` is new in each render
  useEffect(() => {
    const field = input.current
    if (!field) return
    // A day that was selected before hydration remains, and is applied on blur.
    const early = !stood.current && field.value && field.value !== field.defaultValue
    if (!early) field.value = value
    // A date field that is set to an invalid date becomes empty.
    stood.current = early ? value : field.value
    setProblem(errors.date)
    if (early && document.activeElement !== field) commit()
  }, [value, errors.date])

  function commit() {
    byKeys.current = false
    const { value: date = '', validity } = input.current ?? {}
    if (date === stood.current && !validity?.badInput) return
    if (!date) return setProblem(text.unfinished)
    if (date < FIRST || date > LAST || date.length > LAST.length) return setProblem(text.range)
    setProblem(null)
    if (date !== day.date || wrong) onDay(date)
  }

  return (
    <>
      <input
        ref={input}
        type="date"
        name="date"
        className={cx(inputClass(), 'w-auto num')}
        aria-label={text.date}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        defaultValue={value}
        // Firefox restores yesterday's value on reload, which would look like a choice.
        autoComplete="off"
        min={FIRST}
        max={LAST}
        onKeyDown={(event) => {
          byKeys.current = true
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit()
        }}
        onPointerDown={() => {
          byKeys.current = false
        }}
        onChange={() => {
          if (!byKeys.current) commit()
        }}
        onBlur={commit}
      />
      {problem ? (
        // As wide as the row of date and arrows, below it.
        <p className={cx(fieldError, 'order-last w-0 min-w-full')} id={id} role="alert">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          <span>{problem}</span>
        </p>
      ) : null}
    </>
  )
}
