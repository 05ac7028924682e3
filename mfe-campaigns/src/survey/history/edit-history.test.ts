import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { begun, type History, recorded, redone, STEPS_MAX, settled, undone } from './edit-history.ts'
import { sharing } from './sharing.ts'

interface Text {
  readonly id: string
  readonly label: string
}
type Value = readonly Text[]

const value = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), label: fc.string({ maxLength: 3 }) }), { maxLength: 4 })
const edit = fc.record({ next: value, typedIn: fc.option(fc.constantFrom('a.label', 'b.label'), { nil: undefined }) })
const edited = (first: Value, edits: readonly { readonly next: Value; readonly typedIn?: string | undefined }[]) =>
  edits.reduce<History<Value>>((history, { next, typedIn }) => recorded(history, next, typedIn), begun(first))
const wholly = (step: (history: History<Value>) => History<Value>, history: History<Value>): History<Value> => {
  const after = step(history)
  return after === history ? history : wholly(step, after)
}

describe('any sequence of edits', () => {
  test('undone wholly gives the first, redone wholly the last', () => {
    fc.assert(
      fc.property(value, fc.array(edit, { maxLength: STEPS_MAX }), (first, edits) => {
        const history = edited(first, edits)
        const back = wholly(undone, history)
        expect(back.now).toEqual(first)
        expect(wholly(redone, back).now).toEqual(edits.at(-1)?.next ?? first)
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
            current = isBack ? undone(current) : redone(current)
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
        const back = undone(edited(first, edits))
        const after = recorded(back, next, typedIn)
        if (after === back) expect(next).toEqual(back.now)
        else expect(redone(after)).toBe(after)
        expect(after.now).toEqual(next)
      }),
      { seed: jest.getSeed() },
    )
  })

  test('keeps a bounded number of steps', () => {
    const many = Array.from({ length: STEPS_MAX + 50 }, (_, at) => ({ next: [{ id: 'a', label: String(at) }] }))
    const history = edited([], many)
    expect(history.past).toHaveLength(STEPS_MAX)
    expect(wholly(undone, history).now).toEqual([{ id: 'a', label: '49' }])
  })
})

describe('typing', () => {
  const typed = (history: History<Value>, label: string, typedIn = 'a.label') => recorded(history, [{ id: 'a', label }], typedIn)
  const first = begun<Value>([{ id: 'a', label: '' }])

  test('in one field is one step', () => {
    expect(undone(typed(typed(typed(first, 'o'), 'on'), 'one')).now).toBe(first.now)
  })

  test('in another field, after leaving the field and after undoing is another step', () => {
    const one = typed(first, 'one')
    expect(undone(typed(one, 'two', 'b.label')).now).toBe(one.now)
    expect(undone(typed(settled(one), 'two')).now).toBe(one.now)
    const again = typed(undone(one), 'two')
    expect(undone(again).now).toBe(first.now)
    expect(undone(undone(typed(redone(undone(one)), 'two'))).now).toBe(first.now)
  })

  test('what was there already is no step', () => {
    expect(typed(first, '')).toBe(first)
  })
})

test('what did not change is the same object, wherever it moved', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const shared = sharing<Value>(before, after)
      expect(shared).toEqual(after)
      expect(sharing(before, structuredClone(before))).toBe(before)
    }),
    { seed: jest.getSeed() },
  )
  const [a, b] = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const moved = sharing(
    [a, b],
    [
      { id: 'b', label: 'B' },
      { id: 'a', label: 'changed' },
    ],
  )
  expect(moved[0]).toBe(b)
})
