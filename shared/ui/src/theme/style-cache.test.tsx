import { Box, ChakraProvider, chakra, createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { withStyleCache } from './style-cache.ts'

const Row = chakra('p', { variants: { tone: { quiet: { color: 'gray' }, loud: { color: 'red', _hover: { color: 'blue' } } } } })
const TONES = ['quiet', 'loud'] as const
type Tone = (typeof TONES)[number]

const rows = (system: SystemContext, tones: readonly Tone[] = TONES) => (
  <ChakraProvider value={system}>
    {tones.map((tone) => (
      <Row key={tone} tone={tone} mt={{ base: '1', md: '2' }} css={[{ opacity: 1 }, { opacity: 0.5 }]}>
        {tone}
      </Row>
    ))}
    <Box className={tones[0]}>box</Box>
  </ChakraProvider>
)
const looks = () => [...TONES, 'box'].map((text) => screen.getByText(text).className)

test('elements that are drawn many times have recipe and CSS worked out once', () => {
  const system = createSystem(defaultBaseConfig)
  const [cva, css] = [jest.fn(system.cva), jest.fn(system.css)]
  const keeping = withStyleCache({ ...system, cva: cva as typeof system.cva, css })
  const { rerender } = render(rows(keeping))
  expect(cva).toHaveBeenCalledTimes(2)
  expect(css).toHaveBeenCalledTimes(3)
  rerender(rows(keeping, ['loud', 'quiet']))
  rerender(rows(keeping, ['loud']))
  expect(cva).toHaveBeenCalledTimes(2)
  expect(css).toHaveBeenCalledTimes(3)
})

test('and look as they would without it', () => {
  const system = createSystem(defaultBaseConfig)
  const { unmount } = render(rows(system))
  const expected = looks()
  unmount()
  render(rows(withStyleCache(system)))
  expect(looks()).toEqual(expected)
  expect(new Set(expected).size).toBe(3)
})
