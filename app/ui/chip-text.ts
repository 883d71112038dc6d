// Presence in one word, by the tone of its chip.
export const PRESENCE = { ok: 'Available', warn: 'Busy', offline: 'Offline' } as const
