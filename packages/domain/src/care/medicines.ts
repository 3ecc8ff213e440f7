/** Medicines by kind and by the names that people call them, as `sentencesOf` spells them; German and French kinds among them. */
export const MEDICINE = `(?:${[
  'pills?|tablets?|capsules?|meds|medications?|medicines?|sleeping pills?|painkillers?|antidepressants?|ssris?|opioids?|benzos?|benzodiazepines?',
  'tabletten?|pillen|medikamente?|antidepressiva|schlaftabletten|comprimes?|medicaments?|antidepresseurs?|somniferes?',
  'lithium|insulin|xanax|alprazolam|valium|diazepam|ativan|lorazepam|tavor|klonopin|clonazepam|ambien|zolpidem|zopiclone|melatonin',
  'paracetamol|acetaminophen|ibuprofen|aspirin|codeine|tramadol|oxycodone|oxycontin|tilidin|propranolol',
  'prozac|fluoxetine|zoloft|sertraline|lexapro|cipralex|escitalopram|celexa|citalopram|paxil|seroxat|paroxetine|effexor|venlafaxine|cymbalta|duloxetine',
  'wellbutrin|bupropion|remeron|mirtazapine|trazodone|amitriptyline|opipramol|buspirone|buspar|lyrica|pregabalin|gabapentin',
  'seroquel|quetiapine|zyprexa|olanzapine|risperdal|risperidone|abilify|aripiprazole|clozapine|clozaril|haldol|haloperidol',
  'lamictal|lamotrigine|depakote|valproate|tegretol|carbamazepine|ritalin|methylphenidate|concerta|adderall|vyvanse|elvanse|strattera|atomoxetine',
].join('|')})`;
/** Whom to ask about one, as far as a sentence says it. */
export const HELPERS = '(?:talk|speak|call|ask|tell|see|consult|contact)';
