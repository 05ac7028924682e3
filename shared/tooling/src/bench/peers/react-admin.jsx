import jsonServerProvider from 'ra-data-json-server'
import {
  Admin,
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  Resource,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const STATUSES = ['active', 'inactive'].map((id) => ({ id, name: id }))

function CampaignList() {
  return (
    <List>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="status" />
        <DataTable.Col source="start_date" field={DateField} />
        <DataTable.Col source="end_date" field={DateField} />
      </DataTable>
    </List>
  )
}

const fields = (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <TextInput source="description" multiline />
    <SelectInput source="status" choices={STATUSES} />
    <DateInput source="start_date" />
    <DateInput source="end_date" />
  </SimpleForm>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={jsonServerProvider('/api')}>
    <Resource name="campaigns" list={CampaignList} create={<Create>{fields}</Create>} edit={<Edit>{fields}</Edit>} />
  </Admin>,
)
