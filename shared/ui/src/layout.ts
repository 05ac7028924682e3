export { Box, chakra, Flex, Grid, Heading, Span, Stack, Text } from '@chakra-ui/react'
