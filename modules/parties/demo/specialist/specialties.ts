export type Specialty = {
  readonly name: string;
  readonly isMedical: boolean;
  readonly isSurgery: boolean;
};

const physician = (name: string): Specialty => ({ name, isMedical: true, isSurgery: false });
const surgeon = (name: string): Specialty => ({ name, isMedical: true, isSurgery: true });
const allied = (name: string): Specialty => ({ name, isMedical: false, isSurgery: false });

const orthopaedics = surgeon('Orthopaedic Surgery');
const psychiatry = physician('Psychiatry');
const occupational = physician('Occupational Medicine');

/** The three that medico-legal work asks for most come back often. */
export const specialties: readonly [Specialty, ...Specialty[]] = [
  orthopaedics,
  psychiatry,
  occupational,
  physician('Neurology'),
  surgeon('Neurosurgery'),
  physician('Rehabilitation Medicine'),
  physician('Pain Medicine'),
  orthopaedics,
  surgeon('General Surgery'),
  psychiatry,
  surgeon('Ear, Nose and Throat Surgery'),
  physician('Rheumatology'),
  surgeon('Plastic and Reconstructive Surgery'),
  physician('Respiratory Medicine'),
  occupational,
  surgeon('Hand Surgery'),
  physician('Ophthalmology'),
  orthopaedics,
  allied('Clinical Neuropsychology'),
  physician('Cardiology'),
  psychiatry,
  surgeon('Urology'),
  physician('Gastroenterology'),
  allied('Occupational Therapy'),
  surgeon('Vascular Surgery'),
  physician('Obstetrics and Gynaecology'),
  orthopaedics,
  physician('Dermatology'),
  surgeon('Oral and Maxillofacial Surgery'),
  allied('Clinical Psychology'),
  physician('Emergency Medicine'),
  physician('General Practice'),
  physician('Endocrinology'),
  physician('Oncology'),
  physician('Paediatrics'),
];
