import {
  ChakraProvider,
  FormControl,
  FormLabel,
  Input,
  Select,
  Table,
  TableContainer,
  Tbody,
  Td,
  Textarea,
  Th,
  Thead,
  Tr,
} from '@chakra-ui/react'
import { Create, DateField, Edit, EditButton, List, RefineThemes, ThemedLayout } from '@refinedev/chakra-ui'
import { Refine } from '@refinedev/core'
import { useForm } from '@refinedev/react-hook-form'
import routerProvider from '@refinedev/react-router'
import { useTable } from '@refinedev/react-table'
import dataProvider from '@refinedev/simple-rest'
import { flexRender } from '@tanstack/react-table'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router'

const COLUMNS = [
  { id: 'name', accessorKey: 'name', header: 'Name' },
  { id: 'status', accessorKey: 'status', header: 'Status' },
  { id: 'start_date', accessorKey: 'start_date', header: 'Start', cell: ({ getValue }) => <DateField value={getValue()} /> },
  { id: 'end_date', accessorKey: 'end_date', header: 'End', cell: ({ getValue }) => <DateField value={getValue()} /> },
  { id: 'actions', accessorKey: 'id', header: 'Actions', cell: ({ getValue }) => <EditButton hideText recordItemId={getValue()} /> },
]

function CampaignList() {
  const { reactTable } = useTable({ columns: COLUMNS })
  return (
    <List>
      <TableContainer>
        <Table variant="simple">
          <Thead>
            {reactTable.getHeaderGroups().map(({ id, headers }) => (
              <Tr key={id}>
                {headers.map(({ id, column, getContext }) => (
                  <Th key={id}>{flexRender(column.columnDef.header, getContext())}</Th>
                ))}
              </Tr>
            ))}
          </Thead>
          <Tbody>
            {reactTable.getRowModel().rows.map((row) => (
              <Tr key={row.id}>
                {row.getVisibleCells().map(({ id, column, getContext }) => (
                  <Td key={id}>{flexRender(column.columnDef.cell, getContext())}</Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </Table>
      </TableContainer>
    </List>
  )
}

const LABELS = { name: 'Name', start_date: 'Start', end_date: 'End' }

function CampaignForm({ page: Page }) {
  const { register, saveButtonProps } = useForm()
  return (
    <Page saveButtonProps={saveButtonProps}>
      {Object.entries(LABELS).map(([name, label]) => (
        <FormControl key={name} mb="3">
          <FormLabel>{label}</FormLabel>
          <Input {...register(name, { required: name === 'name' })} />
        </FormControl>
      ))}
      <FormControl mb="3">
        <FormLabel>Description</FormLabel>
        <Textarea {...register('description')} />
      </FormControl>
      <FormControl mb="3">
        <FormLabel>Status</FormLabel>
        <Select {...register('status')}>
          <option value="active">active</option>
          <option value="inactive">inactive</option>
        </Select>
      </FormControl>
    </Page>
  )
}

const RESOURCE = { name: 'campaigns', list: '/campaigns', create: '/campaigns/create', edit: '/campaigns/edit/:id' }
const layout = (
  <ThemedLayout>
    <Outlet />
  </ThemedLayout>
)

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <ChakraProvider theme={RefineThemes.Blue}>
      <Refine routerProvider={routerProvider} dataProvider={dataProvider('/api')} resources={[RESOURCE]}>
        <Routes>
          <Route element={layout}>
            <Route index element={<Navigate to={RESOURCE.list} />} />
            <Route path={RESOURCE.list} element={<CampaignList />} />
            <Route path={RESOURCE.create} element={<CampaignForm page={Create} />} />
            <Route path={RESOURCE.edit} element={<CampaignForm page={Edit} />} />
          </Route>
        </Routes>
      </Refine>
    </ChakraProvider>
  </BrowserRouter>,
)
