import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { createHistory, endStep, type History, push, redo, STEPS_MAX, undo } from './edit-history.ts'
import { shareStructure } from './share-structure.ts'

interface Text {
  readonly id: string
  readonly label: string
}
type Value = readonly Text[]

const value = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), label: fc.string({ maxLength: 3 }) }), { maxLength: 4 })
const edit = fc.record({ next: value, typedIn: fc.option(fc.constantFrom('a.label', 'b.label'), { nil: undefined }) })
const edited = (first: Value, edits: readonly { readonly next: Value; readonly typedIn?: string | undefined }[]) =>
  edits.reduce<History<Value>>((history, { next, typedIn }) => push(history, next, typedIn), createHistory(first))
const wholly = (step: (history: History<Value>) => History<Value>, history: History<Value>): History<Value> => {
  const after = step(history)
  return after === history ? history : wholly(step, after)
}

describe('any sequence of edits', () => {
  test('undone wholly gives the first, redone wholly the last', () => {
    fc.assert(
      fc.property(value, fc.array(edit, { maxLength: STEPS_MAX }), (first, edits) => {
        const history = edited(first, edits)
        const back = wholly(undo, history)
        expect(back.now).toEqual(first)
        expect(wholly(redo, back).now).toEqual(edits.at(-1)?.next ?? first)
      }),
      { seed: jest.getSeed() },
    )
  })

  test('undone and redone any number of times gives what it was after as many', () => {
    fc.assert(
      fc.property(
        value,
        fc.array(edit, { minLength: 1, maxLength: 20 }),
        fc.array(fc.boolean(), { maxLength: 30 }),
        (first, edits, ways) => {
          const history = edited(first, edits)
          const states = [...history.past, history.now]
          let at = states.length - 1
          let current = history
          for (const isBack of ways) {
            current = isBack ? undo(current) : redo(current)
            at = Math.max(0, Math.min(states.length - 1, at + (isBack ? -1 : 1)))
            expect(current.now).toEqual(states[at])
          }
        },
      ),
      { seed: jest.getSeed() },
    )
  })

  test('cannot be redone any more after a new edit', () => {
    fc.assert(
      fc.property(value, fc.array(edit, { minLength: 1, maxLength: 10 }), edit, (first, edits, { next, typedIn }) => {
        const back = undo(edited(first, edits))
        const after = push(back, next, typedIn)
        if (after === back) expect(next).toEqual(back.now)
        else expect(redo(after)).toBe(after)
        expect(after.now).toEqual(next)
      }),
      { seed: jest.getSeed() },
    )
  })

  test('keeps a bounded number of steps', () => {
    const many = Array.from({ length: STEPS_MAX + 50 }, (_, at) => ({ next: [{ id: 'a', label: String(at) }] }))
    const history = edited([], many)
    expect(history.past).toHaveLength(STEPS_MAX)
    expect(wholly(undo, history).now).toEqual([{ id: 'a', label: '49' }])
  })
})

describe('typing', () => {
  const typed = (history: History<Value>, label: string, typedIn = 'a.label') => push(history, [{ id: 'a', label }], typedIn)
  const first = createHistory<Value>([{ id: 'a', label: '' }])

  test('in one field is one step', () => {
    expect(undo(typed(typed(typed(first, 'o'), 'on'), 'one')).now).toBe(first.now)
  })

  test('in another field, after leaving the field and after undoing is another step', () => {
    const one = typed(first, 'one')
    expect(undo(typed(one, 'two', 'b.label')).now).toBe(one.now)
    expect(undo(typed(endStep(one), 'two')).now).toBe(one.now)
    const again = typed(undo(one), 'two')
    expect(undo(again).now).toBe(first.now)
    expect(undo(undo(typed(redo(undo(one)), 'two'))).now).toBe(first.now)
  })

  test('what was there already is no step', () => {
    expect(typed(first, '')).toBe(first)
  })
})

test('what did not change is the same object, wherever it moved', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const shared = shareStructure<Value>(before, after)
      expect(shared).toEqual(after)
      expect(shareStructure(before, structuredClone(before))).toBe(before)
    }),
    { seed: jest.getSeed() },
  )
  const [a, b] = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const moved = shareStructure(
    [a, b],
    [
      { id: 'b', label: 'B' },
      { id: 'a', label: 'changed' },
    ],
  )
  expect(moved[0]).toBe(b)
})
