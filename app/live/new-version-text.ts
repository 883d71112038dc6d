export const newVersionText = { text: 'A new version of this site is there.', reload: 'Reload' } as const
