/// The compiler's identifiers of the errors and notes that the build acts on: what
/// `-debug-diagnostic-names` prints behind a message. They are the same in every language, and name
/// the kind of an error where its text can be reworded.
///
/// An error with another identifier, or with none, is shown; nothing is concluded from it.
package enum DiagnosticIdentifier: String, CaseIterable, Codable, Sendable {
  // A name that nothing declares.
  case unknownName = "cannot_find_in_scope"
  case unknownNameCorrected = "cannot_find_in_scope_corrected"
  case unknownSelf = "cannot_find_self_in_scope"
  case unknownType = "cannot_find_type_in_scope"
  case unknownTypeInCast = "cannot_find_type_in_cast_expression"
  case unknownAttribute = "unknown_attr_name"

  // A member that a type, a value or a module does not have.
  case noMemberOfValue = "could_not_find_value_member"
  case noMemberOfValueCorrected = "could_not_find_value_member_corrected"
  case noMemberOfTuple = "could_not_find_tuple_member"
  case noMemberOfType = "could_not_find_type_member"
  case noMemberOfTypeCorrected = "could_not_find_type_member_corrected"
  case noMemberOfModule = "no_member_of_module"
  case noMemberType = "invalid_member_type"
  case noBaseOfMember = "cannot_infer_base_of_unresolved_member"
  case noTypeOfMember = "unresolved_member_no_inference"

  // A call that fits no declaration.
  case extraArgument = "extra_argument_positional"
  case extraNamedArgument = "extra_argument_named"
  case extraArguments = "extra_arguments_in_call"
  case extraArgumentToNone = "extra_argument_to_nullary_call"
  case extraLabels = "extra_argument_labels"
  case extraClosure = "extra_trailing_closure_in_call"
  case wrongLabels = "wrong_argument_labels"
  case wrongClosure = "closure_bad_param"
  case missingLabels = "missing_argument_labels"
  case missingArgument = "missing_argument_positional"
  case missingNamedArgument = "missing_argument_named"
  case missingArguments = "missing_arguments_in_call"
  case missingWrapperArgument = "property_wrapper_missing_arg_init"
  case noOverload = "no_overloads_match_exactly_in_call"

  // An expression whose type is not known: inside a result builder that may be because of a missing
  // name, which the compiler then does not tell.
  case unknownGenericParameter = "unbound_generic_parameter"
  case unknownGenericParameterInCast = "unbound_generic_parameter_cast"
  case unknownClosureParameter = "cannot_infer_closure_parameter_type"
  case unknownKeyPathRoot = "cannot_infer_contextual_keypath_type_specify_root"
  case unknownOpaqueResult = "cannot_infer_underlying_for_opaque_result"
  case wrongClosureParameters = "closure_argument_list_tuple"
  case tooComplex = "expression_too_complex"
  case unexplained = "failed_to_produce_diagnostic"

  // A type without a conformance.
  case noConformance = "type_does_not_conform"
  case noConformanceOfArgument = "type_does_not_conform_decl_owner"
  case noConformanceOfReference = "type_does_not_conform_in_decl_ref"
  case noConformanceOfOpaqueResult = "type_does_not_conform_in_opaque_return"
  case noConformanceOfExistential = "type_cannot_conform"
  case noConformanceOfSequence = "foreach_sequence_does_not_conform_to_expected_protocol"
  case noConformanceOfRawType = "enum_raw_type_nonconforming_and_nonsynthable"
  case noConformanceOfThrown = "cannot_convert_thrown_type"
  case noConformanceOfThrowsClause = "thrown_type_not_error"
  case noConformanceInArgument = "cannot_convert_argument_value_protocol"
  case noConformanceInDefault = "cannot_convert_default_arg_value_protocol"
  case noConformanceInInitializer = "cannot_convert_initializer_value_protocol"
  case noConformanceInReturn = "cannot_convert_to_return_type_protocol"
  /// A note: a protocol requires a member.
  case requiredMember = "no_witnesses"
  /// A note: a protocol requires a nested type.
  case requiredType = "no_witnesses_type"

  // A name that is declared twice.
  case redeclaration = "invalid_redecl"
  case redeclarationOfImplicit = "invalid_redecl_implicit"

  // Code that is isolated to an actor, used where nothing is.
  case isolatedCall = "actor_isolated_call_decl"
  case isolatedValueCall = "actor_isolated_call"
  case isolatedReference = "actor_isolated_non_self_reference"
  case isolatedDefault = "isolated_default_argument_context"
  case isolatedConformance = "isolated_conformance_with_sendable_simple"
  case isolatedConformanceUse = "isolated_conformance_wrong_domain"
  case isolatedWitness = "conformance_mismatched_isolation_common"
  case isolatedOverride = "actor_isolation_override_mismatch"

  // What depends on the machine or a macro's process, besides `tooComplex`.
  case noMacro = "external_macro_not_found"

  /// Stands for all identifiers that nothing depends on.
  case other
}

extension DiagnosticIdentifier {
  /// Of names that nothing declares.
  static let unknownNames: Set = [
    unknownName, unknownNameCorrected, unknownSelf, unknownType, unknownTypeInCast,
  ]

  /// Of members that a type does not have, itself or its values.
  static let noMembers: Set = [
    noMemberOfValue, noMemberOfValueCorrected, noMemberOfTuple, noMemberOfType,
    noMemberOfTypeCorrected,
  ]

  /// Of members that a type itself does not have.
  static let noStaticMembers: Set = [noMemberOfType, noMemberOfTypeCorrected]

  /// Of members with nothing before the dot that may be those of a catalogue.
  static let noImplicitMembers = noMembers.union([
    noMemberOfModule, noBaseOfMember, noTypeOfMember,
  ])

  /// Of calls whose arguments fit no declaration.
  static let calls: Set = [
    extraArgument, extraNamedArgument, extraArguments, extraArgumentToNone, extraLabels,
    extraClosure, wrongLabels, wrongClosure, missingLabels, missingArgument, missingNamedArgument,
    missingArguments, missingWrapperArgument, noOverload,
  ]

  /// Of names, members and arguments that fit nothing: what an error names is its cause.
  static let named = unknownNames.union(noMembers).union(calls)

  /// Of expressions in which the compiler may not name what is missing.
  static let vague: Set = [
    unknownGenericParameter, unknownGenericParameterInCast, unknownClosureParameter,
    unknownKeyPathRoot, unknownOpaqueResult, noBaseOfMember, wrongClosureParameters, tooComplex,
    unexplained,
  ]

  /// Of types without a conformance.
  static let noConformances: Set = [
    noConformance, noConformanceOfArgument, noConformanceOfReference, noConformanceOfOpaqueResult,
    noConformanceOfExistential, noConformanceOfSequence, noConformanceOfRawType,
    noConformanceOfThrown, noConformanceOfThrowsClause, noConformanceInArgument,
    noConformanceInDefault,
    noConformanceInInitializer, noConformanceInReturn,
  ]

  /// Of names that are declared twice.
  static let redeclarations: Set = [redeclaration, redeclarationOfImplicit]

  /// Of code that may be meant for one actor whole. Which actor it is they do not say.
  static let isolation: Set = [
    isolatedCall, isolatedValueCall, isolatedReference, isolatedDefault, isolatedConformance,
    isolatedConformanceUse, isolatedWitness, isolatedOverride,
  ]

  /// Of errors that the same sources may not have the next time.
  static let ofTheMachine: Set = [tooComplex, noMacro]
}
