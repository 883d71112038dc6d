import { TabGroup, Tab as TabItem, TabList, TabPanel, TabPanels } from '@headlessui/react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  className?: string
  panelClassName?: string
  /** All panels, for print. */
  all?: boolean
  /** The tabs are sticky below the page's header. */
  sticky?: boolean
  /** Compact tabs for a narrow column. */
  close?: boolean
  /** The selected tab if another part of the page controls it. */
  selected?: string
  onSelect?(id: string): void
}

// Headless UI moves the focus by script, for which browsers show the focus ring after a click, too; `data-focus` is set
// for keys only.
const tabClass =
  'relative text-14 font-medium whitespace-nowrap text-muted hover:text-text not-data-focus:outline-none focus-visible:-outline-offset-3 aria-selected:font-semibold aria-selected:text-text aria-selected:after:absolute aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-accent'

export function Tabs(props: TabsProps) {
  const { label, tabs, className, panelClassName, all = false, sticky, close = false, selected, onSelect } = props
  const controlled = selected !== undefined && {
    selectedIndex: tabs.findIndex(({ id }) => id === selected),
    onChange: (at: number) => onSelect?.(tabs[at]?.id ?? ''),
  }
  return (
    <TabGroup className={className} {...controlled}>
      <TabList
        className={cx(
          'flex [scrollbar-width:none] gap-1 overflow-x-auto border-b border-line',
          sticky && 'sticky top-header z-20 bg-bg print:static',
        )}
        aria-label={label}
      >
        {tabs.map(({ id, label: name }) => (
          <TabItem
            key={id}
            className={cx(
              tabClass,
              close ? 'px-2 py-2 aria-selected:after:inset-x-2' : 'px-3 py-3 aria-selected:after:inset-x-3',
            )}
          >
            {name}
          </TabItem>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} className={panelClassName} static={all}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
