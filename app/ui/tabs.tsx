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

export function Tabs({ label, tabs, value, onChange, className, panelClassName, all = false }: TabsProps) {
  const prefix = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = value ?? own
  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={moveWithArrows}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className="tab"
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
