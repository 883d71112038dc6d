import { type ReactNode, useId, useState } from 'react'
import { moveWithArrows } from './roving.ts'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Leave out to let the tabs keep their own state. */
  value?: string
  onChange?: (id: string) => void
  className?: string
  panelClassName?: string
  /** Every panel at once, for paper. */
  all?: boolean
}

const tabClass =
  'relative p-3 text-14 font-medium whitespace-nowrap text-muted hover:text-text focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-text aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-accent'

export function Tabs({ label, tabs, value, onChange, className, panelClassName, all = false }: TabsProps) {
  const prefix = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = value ?? own
  return (
    <div className={className}>
      <div
        className="flex [scrollbar-width:none] gap-1 overflow-x-auto border-b border-line"
        role="tablist"
        aria-label={label}
        onKeyDown={moveWithArrows}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className={tabClass}
            role="tab"
            id={`${prefix}-t-${tab.id}`}
            aria-controls={`${prefix}-p-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => {
              setOwn(tab.id)
              onChange?.(tab.id)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-p-${tab.id}`}
          aria-labelledby={`${prefix}-t-${tab.id}`}
          hidden={!all && tab.id !== current}
          className={panelClassName}
        >
          {all || tab.id === current ? tab.content : null}
        </div>
      ))}
    </div>
  )
}
